import { useLayoutEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextInput } from '../components/form/text-input'
import { altsAfter, type BlogValues } from './blog-form'

/** Asks what each of the chosen cover images shows, for those who can't see it. */
export function CoverAltsInput() {
  const { getValues, setValue } = useFormContext<BlogValues>()
  const files = useWatch<BlogValues, 'coverImages'>({ name: 'coverImages' })
  const known = useRef(files)
  useLayoutEffect(() => {
    if (known.current === files) return
    const alts = getValues('coverImageAlts').map((alt) => alt ?? '')
    setValue('coverImageAlts', altsAfter(known.current, files, alts))
    known.current = files
  }, [files, getValues, setValue])

  return files.map(({ name }, at) => (
    <TextInput
      // eslint-disable-next-line react/no-array-index-key -- A text field is one of a place, not of an image.
      key={at}
      name={`coverImageAlts.${at}`}
      label={`Alternative text of ${name}`}
      hint="What the image shows, for those who can't see it. Left empty, it counts as decoration."
    />
  ))
}
