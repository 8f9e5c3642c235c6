import fs from 'node:fs'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import Vips from 'wasm-vips'
import { imageProblems } from '#domain/image/formats'
import type { RefusedImage, RenderAnswer, ImageRequest } from './answer'
import { render } from './render'

/** In milliseconds: processor time of an image, any time of an answer, between two looks at the clock. */
const times = { processor: 1900, answer: 14_000, look: 20 }

/** In bytes. WebAssembly's memory never shrinks. */
const largestMemory = 700 * 2 ** 20

/** The threads of wasm-vips run its own file, with data of their own. */
const role = 'renders images'

const slow: RefusedImage = { refused: 'invalid', problem: imageProblems.slow }
const damaged: RefusedImage = { refused: 'unsupported', problem: imageProblems.damaged }

let thread: Promise<Worker> | undefined

/** In a thread, which is ended when an image takes too long or breaks it. One at a time, as in Lambda. */
export async function renderInThread(request: ImageRequest): Promise<RenderAnswer> {
  const { worker, answer } = await answerOf(request)
  const isBroken = answer === null || answer === slow
  if (isBroken || process.memoryUsage.rss() > largestMemory) await worker.terminate()
  if (answer === null) throw new Error('The thread has not answered in time.')
  return answer
}

async function answerOf(request: ImageRequest): Promise<{ worker: Worker; answer: RenderAnswer | null }> {
  const worker = await (thread ??= startThread())
  const [begun, cpu] = [Date.now(), process.cpuUsage()]
  let watch: NodeJS.Timeout | undefined
  let breaks = () => {}
  const answer = await new Promise<RenderAnswer | null>((resolve) => {
    watch = setInterval(() => {
      const { user, system } = process.cpuUsage(cpu)
      if ((user + system) / 1000 > times.processor) resolve(slow)
      if (Date.now() - begun > times.answer) resolve(null)
    }, times.look)
    breaks = () => resolve(damaged)
    worker.once('message', resolve).once('exit', breaks).postMessage(request)
  })
  clearInterval(watch)
  worker.off('exit', breaks)
  return { worker, answer }
}

function startThread(): Promise<Worker> {
  const worker = new Worker(new URL(import.meta.url), { workerData: role, env: {} })
  let cause: unknown
  worker.on('error', (error) => (cause = error)).once('exit', () => (thread = undefined))
  return new Promise((resolve, reject) => {
    worker
      .once('message', () => resolve(worker))
      .once('exit', () => reject(new Error('The thread has not started.', { cause })))
  })
}

/** To the library: an SVG may name files of the machine as its pictures. */
function closeFiles(): void {
  const refuse = () => {
    throw Object.assign(new Error('The library reads no files.'), { code: 'EACCES' })
  }
  for (const [name, value] of Object.entries(fs)) {
    if (name.endsWith('Sync') && typeof value === 'function') Object.assign(fs, { [name]: refuse })
  }
}

async function answerRequests(port: NonNullable<typeof parentPort>): Promise<void> {
  const vips = await Vips({
    dynamicLibraries: ['vips-heif.wasm', 'vips-resvg.wasm'],
    onAbort: () => process.exit(1),
    print: () => {},
    printErr: () => {},
  })
  closeFiles()
  vips.concurrency(1)
  vips.Cache.max(0)
  vips.operationBlock('VipsForeignLoad', true)
  port.on('message', (request: ImageRequest) => port.postMessage(render(vips, request)))
  port.postMessage('ready')
}

if (parentPort && workerData === role) await answerRequests(parentPort)
