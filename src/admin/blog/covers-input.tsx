import { useFormContext, useWatch } from 'react-hook-form'
import { ImagePicker, nameOfImage } from '../components/form/image-picker'
import { TextInput } from '../components/form/text-input'
import { altsAfter, type BlogValues } from './blog-form'

/** The alternative text of each image stays with it. */
export function CoversInput(field: { name: string; label: string }) {
  const { getValues, setValue } = useFormContext<BlogValues>()
  return (
    <ImagePicker
      {...field}
      isMultiple
      onChange={(before, after) => {
        const alts = getValues('coverImageAlts').map((alt) => alt ?? '')
        setValue('coverImageAlts', altsAfter(before, after, alts), { shouldDirty: true })
      }}
    />
  )
}

export function CoverAltsInput() {
  const images = useWatch<BlogValues, 'coverImages'>({ name: 'coverImages' })
  return images.map((image, at) => (
    <TextInput
      // eslint-disable-next-line react/no-array-index-key -- A text field is one of a place, not of an image.
      key={at}
      name={`coverImageAlts.${at}`}
      label={`Alternative text of ${nameOfImage(image, at)}`}
      hint="What the image shows, for those who can't see it. Left empty, it counts as decoration."
    />
  ))
}
