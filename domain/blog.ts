import * as z from 'zod'
import { bounds, id, line, link, prose, version } from './text'

/** A blog as it is read (section 3). */
export const blogSchema = z.object({
  _id: id,
  title: z.string(),
  coverImagesPath: z.array(z.string()),
  paragraphs: z.array(z.object({ paragraphTitle: z.string(), paragraphText: z.string() })),
  link: z.string().nullable(),
  createdAt: z.iso.datetime(),
  version,
})

/** What staff send to create a blog (section 5), but for its cover images. */
export const blogFormSchema = z.object({
  title: line('Title', bounds.title),
  paragraphs: z
    .array(
      z.object(
        {
          paragraphTitle: line('Paragraph title', bounds.title),
          paragraphText: prose('Paragraph text'),
        },
        { error: 'A paragraph has a paragraphTitle and a paragraphText.' },
      ),
      { error: 'Paragraphs must be a list, as JSON.' },
    )
    .min(1, 'A blog needs a first paragraph.')
    .max(bounds.paragraphs, `A blog may have at most ${bounds.paragraphs} paragraphs.`),
  link: link().nullable().default(null),
})

export type Blog = z.infer<typeof blogSchema>
export type BlogForm = z.infer<typeof blogFormSchema>
