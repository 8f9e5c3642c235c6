import { parentPort, workerData } from 'node:worker_threads'
import Vips from 'wasm-vips'
import type { RenderRequest } from './answer'
import { render } from './render'

/** A thread, which can be ended while it decodes. `wasm-vips` has threads of its own in its own file. */
export const rendersInThread = { rendersImages: true }

const loads = ['Png', 'Jpeg', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((name) => `VipsForeignLoad${name}`)

async function answerRequests(): Promise<void> {
  const quiet = () => {}
  const dynamicLibraries = ['vips-heif.wasm', 'vips-resvg.wasm']
  const vips = await Vips({ dynamicLibraries, print: quiet, printErr: quiet })
  vips.concurrency(1)
  vips.Cache.max(0)
  vips.operationBlock('VipsForeignLoad', true)
  for (const load of loads) vips.operationBlock(load, false)
  parentPort?.on('message', (request: RenderRequest) => parentPort?.postMessage(render(vips, request)))
}

if (JSON.stringify(workerData) === JSON.stringify(rendersInThread)) await answerRequests()
