import { ImagePicker } from '../components/form/image-picker'
import { TextInput } from '../components/form/text-input'
import { ParagraphsInput } from './paragraphs-input'

/** The fields of a blog (product.md, sections 4 and 5). */
export function BlogFields() {
  return (
    <>
      <TextInput name="title" label="Title" isRequired />
      <TextInput name="link" label="Link" type="url" hint="Starts with https://" />
      <ImagePicker name="coverImages" label="Cover images" longestSide={1800} isMultiple />
      <ParagraphsInput />
    </>
  )
}
