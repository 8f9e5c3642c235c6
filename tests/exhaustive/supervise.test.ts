import { expect, test, vi } from 'vitest'
import { localHost } from '#local/free-port'

import { onFreePort, startProcess } from '#local/service-process'
import { type Supervised, supervise } from '#local/supervise'

const server = (port: number) =>
  `require('http').createServer((_, answer) => answer.end(String(process.pid))).listen(${port}, '${localHost}')`

const start = onFreePort(async (port, signal) =>
  startProcess({
    name: 'The echo',
    args: ['-e', `${server(port)}; process.stdin.on('close', () => process.exit()).resume()`],
    answers: async () => (await fetch(`http://${localHost}:${port}`)).ok,
    signal,
  }),
)

const pidOf = async ({ port }: Supervised) =>
  fetch(`http://${localHost}:${port}`).then(
    async (answer) => Number(await answer.text()),
    () => undefined,
  )

async function untilOther(service: Supervised, pid: number | undefined): Promise<number> {
  return vi.waitUntil(
    async () => {
      const next = await pidOf(service)
      return next !== pid && next
    },
    { timeout: 15_000, interval: 20 },
  )
}

test('a service that is killed is restarted on its port', async () => {
  const restarted = vi.fn<(death: Error) => void>()
  const service = await supervise(start, { port: undefined, onRestart: restarted })
  const before = await pidOf(service)
  process.kill(service.identity().pid, 'SIGKILL')
  await untilOther(service, before)
  await vi.waitUntil(() => restarted.mock.calls.length === 1)
  expect(restarted.mock.calls[0]?.[0].message).toContain('The echo has ended')
  await service.stop()
  expect(await pidOf(service)).toBeUndefined()
})

test('a service that keeps no data is not restarted', async () => {
  const service = await supervise(start, { port: undefined, keepsData: false })
  process.kill((await pidOf(service)) ?? 0, 'SIGKILL')
  expect((await service.failure).message).toBe('The echo has ended.')
  await service.stop()
})
