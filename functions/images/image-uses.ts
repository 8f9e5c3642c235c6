import { imageName } from './image-path'
import { type Key, key, cleanUpKeys } from '#table/keys'
import { deleteIf, updateIf } from '#table/condition'
import { doublingPauses, retry } from '#table/retry'
import { isTransactionConflict, tooManyChanges } from '#table/too-many-changes'
import { type Write, writeTo } from '#table/write'

/**
 * Each image has an item IMAGE that counts how many items show it. The count changes in the same transaction
 * as the item that shows it. An upload reserves the image for ten minutes. A deletion first sets
 * `deletingSince`; it can do so only if nothing uses or reserves the image.
 */

/** In milliseconds. After `deletion` a deletion counts as interrupted. */
const times = { reservation: 10 * 60_000, deletion: 60_000 }

export function imageKey(name: string) {
  return key(`IMAGE#${name}`, 'IMAGE')
}

/** Protects the image during its upload. Throws `too_many` if its deletion does not end. */
export async function reserveImage(name: string, now: Date): Promise<void> {
  const until = after(now, times.reservation)
  const reserved = await retry(untilFree, () =>
    updateIf(imageKey(name), {
      UpdateExpression:
        'SET reservedUntil = :until, listPk = :list, listSk = :until REMOVE deletingSince ADD uses :none, reservations :one',
      ConditionExpression: 'attribute_not_exists(deletingSince) OR deletingSince < :cutOff',
      ExpressionAttributeValues: {
        ':until': until.toISOString(),
        ':list': cleanUpKeys(until).listPk,
        ':none': 0,
        ':one': 1,
        ':cutOff': after(now, -times.deletion).toISOString(),
      },
    }),
  )
  if (!reserved) throw inDeletion()
}

/** An item that uses the image may be written at this moment. */
const untilFree = { attempts: 6, pauseAfter: doublingPauses(25), isTransient: isTransactionConflict }

/** For an upload that nothing will use. Clean-up removes it. */
export async function releaseImage(name: string, now: Date): Promise<void> {
  const { listPk, listSk } = cleanUpKeys(now)
  await updateIf(imageKey(name), {
    UpdateExpression: 'ADD reservations :less SET listPk = :list, listSk = :now',
    ConditionExpression: 'reservations > :none',
    ExpressionAttributeValues: { ':less': -1, ':none': 0, ':list': listPk, ':now': listSk },
  })
}

export function imageUseWrites(before: readonly Path[], now: readonly Path[], moment: Date): Write[] {
  const uses = new Map<string, number>()
  for (const [paths, step] of [[before, -1] as const, [now, 1] as const]) {
    for (const name of paths.flatMap(nameIn)) uses.set(name, (uses.get(name) ?? 0) + step)
  }
  return [...uses].flatMap(([name, difference]) => {
    if (difference === 0) return []
    return difference > 0 ? use(name, difference) : release(name, difference, moment)
  })
}

type Path = string | null

function nameIn(path: Path): string[] {
  return path === null ? [] : imageName(path)
}

function use(name: string, difference: number): Write {
  return writeTo('Update', imageKey(name), {
    UpdateExpression: 'ADD uses :difference, reservations :used REMOVE listPk, listSk',
    ConditionExpression: 'attribute_not_exists(deletingSince)',
    // A use ends the reservation of its upload.
    ExpressionAttributeValues: { ':difference': difference, ':used': -difference },
    refusal: inDeletion(),
  })
}

function release(name: string, difference: number, now: Date): Write {
  const { listPk, listSk } = cleanUpKeys(now)
  return writeTo('Update', imageKey(name), {
    UpdateExpression: 'ADD uses :difference SET listPk = :list, listSk = :now',
    ExpressionAttributeValues: { ':difference': difference, ':list': listPk, ':now': listSk },
  })
}

interface Files {
  erase: (name: string) => Promise<void>
  invalidateCdn: (names: readonly string[]) => Promise<void>
}

/** A failed image stays marked and is tried again later. Throws the first failure after all were tried. */
export async function removeUnusedImages(images: readonly Key[], files: Files, now: Date): Promise<void> {
  const results = await Promise.allSettled(images.map((image) => eraseUnused(image, files, now)))
  const erased = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
  await files.invalidateCdn(erased)
  await Promise.all(erased.map((name) => forget(name, now)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}

async function eraseUnused({ pk }: Key, { erase }: Files, now: Date): Promise<string[]> {
  const name = pk.slice(imageKey('').pk.length)
  if (await markForDeletion(name, now)) {
    await erase(name)
    return [name]
  }
  await keep(name, now)
  return []
}

/** If the deletion fails, another one may take over the mark later. */
function markForDeletion(name: string, now: Date): Promise<boolean> {
  const again = cleanUpKeys(after(now, times.deletion))
  return updateIf(imageKey(name), {
    UpdateExpression: 'SET deletingSince = :now, listPk = :list, listSk = :again',
    ConditionExpression: [
      'uses <= :none',
      '(attribute_not_exists(reservedUntil) OR reservedUntil <= :now OR reservations <= :none)',
      '(attribute_not_exists(deletingSince) OR deletingSince < :cutOff)',
    ].join(' AND '),
    ExpressionAttributeValues: {
      ':none': 0,
      ':now': now.toISOString(),
      ':cutOff': after(now, -times.deletion).toISOString(),
      ':list': again.listPk,
      ':again': again.listSk,
    },
  })
}

async function forget(name: string, now: Date): Promise<void> {
  await deleteIf(imageKey(name), {
    ConditionExpression: 'deletingSince = :now',
    ExpressionAttributeValues: { ':now': now.toISOString() },
  })
}

/** An image in use leaves the clean-up list; a reserved one is postponed. */
async function keep(name: string, now: Date): Promise<void> {
  const inUse = await updateIf(imageKey(name), {
    UpdateExpression: 'REMOVE listPk, listSk',
    ConditionExpression: 'uses > :none',
    ExpressionAttributeValues: { ':none': 0 },
  })
  if (inUse) return
  await updateIf(imageKey(name), {
    UpdateExpression: 'SET listSk = reservedUntil',
    ConditionExpression: 'uses <= :none AND reservedUntil > :now AND attribute_exists(listPk)',
    ExpressionAttributeValues: { ':none': 0, ':now': now.toISOString() },
  })
}

function inDeletion() {
  return tooManyChanges('This image is just being removed. Please try again.', 2)
}

function after(moment: Date, milliseconds: number): Date {
  return new Date(moment.getTime() + milliseconds)
}
