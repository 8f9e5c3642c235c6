import { type Key, cleanUpKeys } from '#table/keys'
import { subscriber } from '#table/change'
import { imageFiles } from './image'
import { removeUnusedImages } from './image-uses'

/** Images whose upload has a reservation follow when it ends. */
export const unusedImages = subscriber<Key>({
  name: 'unused-images',
  kinds: ['IMAGE'],
  workOf: ({ key, after, at }) => {
    const isDue = after?.listPk === cleanUpKeys(at).listPk && String(after.listSk) <= at.toISOString()
    return isDue && after.deletingSince === undefined ? [key] : []
  },
  apply: (images, now) => removeUnusedImages(images, imageFiles, now),
})
