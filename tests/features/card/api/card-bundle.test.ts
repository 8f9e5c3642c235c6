import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cardOfSite, cardPaths } from '#domain/card/card-address'
import { drawCard } from '#functions/features/card/draw-card'
import type { handler as cardsHandler } from '#functions/lambdas/cards'
import { bundleFunction } from '#infra/build/bundle-function'
import { defaultEventOf } from '../../../support/event'
import { importBundle } from '../../../support/handlers'

test('the deployed bundle of cards draws with resvg and the fonts beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clipwell-bundle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { file } = await bundleFunction('cards', join(folder, 'cards'))
  const { handler } = await importBundle<{ handler: typeof cardsHandler }>(file)
  const { statusCode, headers, body } = await handler(defaultEventOf('GET', cardPaths.site()))
  expect([statusCode, headers?.['content-type']]).toEqual([200, 'image/png'])
  // As it is drawn from the sources, which read them in packages.
  expect(Buffer.from(body ?? '', 'base64').equals(drawCard(cardOfSite))).toBe(true)
})
