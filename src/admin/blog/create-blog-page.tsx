import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { adminPages } from '../admin-pages'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { EntityForm } from '../components/form/entity-form'
import { FormPage } from '../components/form/form-page'
import { ImagePicker } from '../components/form/image-picker'
import { TextInput } from '../components/form/text-input'
import { useEntityForm } from '../components/form/use-entity-form'
import { uploadAsStaff } from '../session/staff-call'
import { blogSchema, bodyOf, namingFiles, newBlog } from './blog-form'
import { ParagraphsInput } from './paragraphs-input'

/** Creates a blog (product.md, sections 4, 5 and 8). */
export default function CreateBlogPage() {
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useEntityForm({
    schema: blogSchema,
    values: newBlog,
    save: (output, { onProgress }) =>
      uploadAsStaff('POST /blogs/create', { body: bodyOf(output), onProgress }).catch((error: unknown) => {
        throw namingFiles(error, output.coverImages)
      }),
    onSaved: () => {
      showSnackbar({ text: 'Blog created successfully!' })
      void client.invalidateQueries({ queryKey: ['GET /stats'] })
      void navigate(adminPages.blogs.path)
    },
    failureText: (error) => failureText('Failed to create blog. Please try again.', error),
  })
  return (
    <FormPage title={adminPages.createBlog.title} back={{ label: 'All blogs', path: adminPages.blogs.path }}>
      <EntityForm form={form} submitLabel="Create Blog" busyLabel="Creating Blog...">
        <TextInput name="title" label="Title" isRequired />
        <TextInput name="link" label="Link" type="url" hint="Starts with https://" />
        <ImagePicker name="coverImages" label="Cover images" longestSide={1800} isMultiple />
        <ParagraphsInput />
      </EntityForm>
    </FormPage>
  )
}
