import * as z from 'zod'
import { cleanLine } from './clean'
import { bounds, id, line, link, prose, tooLong, typed, version } from './text'

/** The largest text of all paragraphs together, in bytes. A DynamoDB item has 400 KB. */
const largestText = 300_000

/** A blog as it is read (product.md, section 3). */
export const blogSchema = z
  .object({
    _id: id,
    title: z.string(),
    coverImagesPath: z.array(z.string()),
    /** What each cover image shows; '' or nothing for one that decorates. */
    coverImageAlts: z.array(z.string()).optional(),
    paragraphs: z.array(z.object({ paragraphTitle: z.string(), paragraphText: z.string() })),
    link: z.string().nullable(),
    createdAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Blog' })

/** Optional text on one line, as long as a title. Without it there is ''. */
const optionalLine = (label: string) =>
  typed(label, bounds.title, cleanLine)
    .pipe(z.string().max(bounds.title, tooLong(label, bounds.title)))
    .default('')
    .meta({ description: `Up to ${bounds.title} characters, not counting white space at its ends.` })

/** The alternative texts of the cover images, in their order (product.md, section 3). */
export const coverImageAltsSchema = z
  .array(optionalLine('Alternative text'), { error: 'Alternative texts must be a list.' })
  .max(bounds.coverImages, `A blog may have at most ${bounds.coverImages} alternative texts.`)

/** What staff send to create a blog (product.md, section 5), without its cover images. */
export const blogFormSchema = z.object({
  title: line('Title', bounds.title),
  paragraphs: z
    .array(
      z.object(
        {
          paragraphTitle: optionalLine('Paragraph title'),
          paragraphText: prose('Paragraph text'),
        },
        { error: 'A paragraph has a paragraphText, and may have a paragraphTitle.' },
      ),
      { error: 'Paragraphs must be a list, as JSON.' },
    )
    .min(1, 'A blog needs a first paragraph.')
    .max(bounds.paragraphs, `A blog may have at most ${bounds.paragraphs} paragraphs.`)
    .refine(isShort, 'The paragraphs are too long: together they may have at most 300 KB.')
    .meta({ description: 'Together at most 300,000 bytes.' }),
  link: link().nullable().default(null),
})

function isShort(paragraphs: { paragraphTitle: string; paragraphText: string }[]): boolean {
  const text = paragraphs.map(({ paragraphTitle, paragraphText }) => paragraphTitle + paragraphText).join('')
  return new TextEncoder().encode(text).length <= largestText
}

export type Blog = z.infer<typeof blogSchema>
export type BlogForm = z.infer<typeof blogFormSchema>
