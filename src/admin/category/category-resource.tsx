import { Badge } from '@aws-amplify/ui-react'
import type { Category } from '#domain/category/category'
import { ApiError } from '#lib/api-error'
import { adminPages } from '../admin-pages'
import { Excerpt } from '../components/table/excerpt'
import { Thumbnail } from '../components/table/thumbnail'
import { resource } from '../resource/resource'
import { callAsStaff, readAsStaff, uploadAsStaff } from '../session/staff-call'
import { categoryFields } from './category-fields'
import { bodyOf, categorySchema } from './category-form'

export const categories = resource({
  nameOf: ({ name }: Category) => name,
  reads: ['GET /categories'],
  list: {
    ...adminPages.categories,
    label: 'Categories',
    columns: [
      { label: 'Name', cell: ({ name }) => name },
      { label: 'Image', isShort: true, cell: ({ imagePath }) => <Thumbnail src={imagePath} /> },
      { label: 'Slug', cell: ({ slug }) => slug },
      { label: 'Description', cell: ({ description }) => <Excerpt text={description} /> },
      { label: 'Top', isShort: true, cell: ({ topCategory }) => (topCategory ? <Badge>Top</Badge> : 'No') },
    ],
    empty: 'No categories available.',
    failed: 'Error fetching categories',
  },
  create: {
    ...adminPages.createCategory,
    label: 'Create New Category',
    submit: 'Create Category',
    back: 'All categories',
    schema: categorySchema,
    fields: categoryFields,
    save: (output, saving) => uploadAsStaff('POST /categories', { body: bodyOf(output), ...saving }),
    saved: ({ name }) => ({ text: `Category ${name} created successfully!` }),
    failed: failureOf('creating'),
  },
  edit: {
    title: ({ name }) => `Edit ${name}`,
    textOf: (_, value) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value)),
    schema: categorySchema,
    fields: categoryFields,
    read: readCategory,
    save: ({ _id: id }, output, { version, onProgress }) =>
      uploadAsStaff('PUT /categories/{id}', { params: { id }, body: bodyOf(output), version, onProgress }),
    saved: ({ name }) => ({ text: 'Category updated successfully!', detail: name }),
    failed: failureOf('updating'),
  },
  remove: {
    question: ([{ name }]) => ({
      question: 'Are you sure you want to delete this category?',
      detail: `${name}: its stores stay, without a category.`,
    }),
    call: ({ _id: id }) => callAsStaff('DELETE /categories/{id}', { params: { id } }),
    done: ([{ name }]) => ({ text: 'Category deleted successfully!', detail: name }),
    failed: ([{ error }]) => failureOf('deleting')(error),
  },
})

/** The API has no read of a single category. */
async function readCategory({ _id: id }: Pick<Category, '_id'>): Promise<Category> {
  const newest = (await readAsStaff('GET /categories')).find(({ _id }) => _id === id)
  if (!newest) throw new ApiError(404, 'There is no such category.')
  return newest
}

export function failureOf(doing: 'creating' | 'updating' | 'deleting') {
  return (error: unknown): string =>
    (error instanceof ApiError && error.message) || `An error occurred while ${doing} the category`
}
