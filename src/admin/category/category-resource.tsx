import { Badge } from '@aws-amplify/ui-react'
import type * as z from 'zod'
import { type Category, categoryFormSchema } from '#domain/category/category'
import { ApiError } from '#lib/api-error'
import { paths } from '#lib/paths'
import { adminPages } from '../admin-pages'
import { defaultFields } from '../components/form/default-fields'
import { ImagePicker } from '../components/form/image-picker'
import { filesSchema } from '../components/form/image-schema'
import { NameInput } from '../components/form/name-input'
import { SlugHint } from '../components/form/slug-hint'
import { Thumbnail } from '../components/table/thumbnail'
import { changing, creatingWithFiles, readingFromList } from '../resource/calls'
import { resource } from '../resource/resource'
import { restoring } from '../resource/use-restore'
import { callAsStaff } from '../calls/staff-call'

const schema = categoryFormSchema.extend({ imagePath: filesSchema(800) })

const form = {
  schema,
  fields: defaultFields<Category, z.input<typeof schema>>(schema.shape, {
    // Links to an existing category contain its slug.
    name: { input: (field, category) => <NameInput {...field} isSlugKept={category !== undefined} /> },
    slug: { hint: <SlugHint path="/explore/" /> },
    description: {},
    imagePath: {
      label: 'Image',
      empty: [],
      of: () => [],
      input: (field, category) => <ImagePicker {...field} current={category?.imagePath ?? null} />,
    },
  }),
}

export const categories = resource({
  name: 'category',
  plural: 'categories',
  nameOf: ({ name }: Category) => name,
  reads: ['GET /categories'],
  list: {
    ...adminPages.categories,
    columns: [
      { label: 'Name', cell: ({ name }) => name },
      { label: 'Image', width: 5, isExtra: true, cell: ({ imagePath }) => <Thumbnail src={imagePath} /> },
      { label: 'Slug', cell: ({ slug }) => slug },
      { label: 'Description', cell: ({ description }) => description },
      { label: 'Top', width: 4, cell: ({ topCategory }) => (topCategory ? <Badge>Top</Badge> : 'No') },
    ],
    exported: {
      Name: ({ name }) => name,
      Image: ({ imagePath }) => imagePath,
      Slug: ({ slug }) => slug,
      Description: ({ description }) => description,
      Top: ({ topCategory }) => (topCategory ? 'Top' : 'No'),
    },
    actionsWidth: 15,
    empty: 'No categories available.',
    failed: 'Error fetching categories',
  },
  create: {
    ...adminPages.createCategory,
    ...form,
    save: creatingWithFiles('POST /categories'),
    saved: ({ name }: Category) => ({ text: `Category ${name} created successfully!` }),
    failed: failureOf('creating'),
  },
  edit: {
    ...form,
    pictures: ['imagePath'],
    pageOf: ({ slug }) => paths.category(slug),
    read: readingFromList('GET /categories', 'category'),
    save: changing('PUT /categories/{id}'),
    failed: failureOf('updating'),
  },
  remove: {
    question: ([{ name }]) => ({
      question: 'Are you sure you want to delete this category?',
      detail: `${name}: its stores stay, without a category.`,
    }),
    call: ({ _id: id }) => callAsStaff('DELETE /categories/{id}', { params: { id } }),
    failed: ([{ error }]) => failureOf('deleting')(error),
    restoration: restoring('categories', 'category'),
  },
})

export function failureOf(doing: 'creating' | 'updating' | 'deleting') {
  return (error: unknown): string =>
    (error instanceof ApiError && error.message) || `An error occurred while ${doing} the category`
}
