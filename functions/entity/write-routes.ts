import type { Answer, RouteKey } from '#domain/api/api'
import { isUpload } from '#domain/api/form'
import type { RouteFunction } from '#functions/http/call'
import { publicUpload } from '#functions/images/image'
import { readImage } from '#functions/images/render-image'
import type { ImageUpload } from '#functions/images/upload'
import type { Item } from '#table/keys'
import type { Versions } from '#table/rewrite'
import type { Repository } from './entity'

interface WriteKeys<Create, Change, Remove> {
  create: Create
  change: Change
  remove: Remove
}

interface AnyCall {
  params: { id: string }
  body: Record<string, unknown>
  versions: Versions
  now: Date
}

/** The writes of staff about an entity that stores what they send, and the addresses of images. */
export function writeRoutes<
  Create extends RouteKey,
  Change extends RouteKey,
  Remove extends RouteKey,
  Stored extends { _id: string; createdAt: string; version: number },
>(
  keys: WriteKeys<Create, Change, Remove>,
  entity: Repository<Stored>,
  read: (item: Item) => Answer<Create> & Answer<Change>,
): { [Key in Create | Change | Remove]: RouteFunction<Key> } {
  const functions = {
    [keys.create]: async ({ body, now }: AnyCall) => {
      const { fields, uploads } = await stored(body, now)
      return read(await entity.create(fields as never, now, uploads))
    },
    [keys.change]: async ({ params, body, versions, now }: AnyCall) => {
      const { fields, uploads } = await stored(body, now)
      return read(await entity.update(params.id, versions, fields, now, uploads))
    },
    [keys.remove]: ({ params, versions, now }: AnyCall) => entity.remove(params.id, versions, now),
  }
  return functions as unknown as { [Key in Create | Change | Remove]: RouteFunction<Key> }
}

async function stored(body: Record<string, unknown>, now: Date) {
  const uploads: ImageUpload[] = []
  const fields = { ...body }
  for (const [name, value] of Object.entries(body)) {
    if (!isUpload(value)) continue
    const upload = publicUpload(await readImage(value.bytes, name), now)
    uploads.push(upload)
    fields[name] = upload.path
  }
  return { fields: fields as object, uploads }
}
