import fs from 'node:fs'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import Vips from 'wasm-vips'
import { imageProblems } from '#domain/http/image'
import type { RefusedImage, RenderAnswer, RenderRequest } from './answer'
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
export async function renderInThread(request: RenderRequest): Promise<RenderAnswer> {
  const { worker, answer } = await answerOf(request)
  const isBroken = answer === null || answer === slow || answer === damaged
  if (isBroken || process.memoryUsage.rss() > largestMemory) {
    thread = undefined
    await worker.terminate()
  }
  if (answer === null) throw new Error('The thread has not answered in time.')
  return answer
}

async function answerOf(request: RenderRequest): Promise<{ worker: Worker; answer: RenderAnswer | null }> {
  const worker = await (thread ??= startThread())
  const [begun, cpu] = [Date.now(), process.cpuUsage()]
  let watch: NodeJS.Timeout | undefined
  const answer = await new Promise<RenderAnswer | null>((resolve) => {
    watch = setInterval(() => {
      const { user, system } = process.cpuUsage(cpu)
      if ((user + system) / 1000 > times.processor) resolve(slow)
      if (Date.now() - begun > times.answer) resolve(null)
    }, times.look)
    worker
      .once('message', resolve)
      .once('error', () => resolve(damaged))
      .once('exit', () => resolve(damaged))
    worker.postMessage(request)
  })
  clearInterval(watch)
  forget(worker)
  return { worker, answer }
}

function startThread(): Promise<Worker> {
  const worker = new Worker(new URL(import.meta.url), { workerData: role, env: {} })
  const started = new Promise<Worker>((resolve, reject) => {
    const fail = () => reject(new Error('The thread did not start.'))
    worker
      .once('message', () => resolve(worker))
      .once('error', reject)
      .once('exit', fail)
  })
  return started
    .catch((error: unknown) => {
      thread = undefined
      throw error
    })
    .finally(() => forget(worker))
}

/** Not all listeners: Node has its own. */
function forget(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
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

const loaders = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Svg']

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
  for (const loader of loaders) vips.operationBlock(`VipsForeignLoad${loader}`, false)
  port.on('message', (request: RenderRequest) => port.postMessage(render(vips, request)))
  port.postMessage('ready')
}

if (parentPort && workerData === role) await answerRequests(parentPort)
