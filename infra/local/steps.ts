import { styleText } from 'node:util'

/** `progress` shows how far it is: "12 of 32". */
export type Step = <T>(name: string, run: (progress: (text: string) => void) => Promise<T>) => Promise<T>

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** On a terminal it also shows the steps that run. Steps may overlap. */
export function createSteps(output: Output, signal: AbortSignal): Step {
  const underWay = new Map<string, string>()
  const clear = () => output.isTTY && output.write('\r\u001B[K')
  const show = () => {
    const texts = [...underWay].map(([name, progress]) => (progress ? `${name} (${progress})` : name))
    if (output.isTTY && texts.length > 0) output.write(`  … ${texts.join(', ')}`)
  }
  const finish = (name: string, mark: string, note: string) => {
    underWay.delete(name)
    clear()
    output.write(`  ${mark} ${name.padEnd(34)} ${note}\n`)
    show()
  }
  const paint = (color: 'green' | 'red' | 'dim', text: string) =>
    output.isTTY ? styleText(color, text) : text

  return async (name, run) => {
    const began = performance.now()
    const progress = (text: string) => {
      underWay.set(name, text)
      clear()
      show()
    }
    progress('')
    try {
      const result = await run(progress)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      finish(name, paint('green', '✓'), paint('dim', `${seconds} s`))
      return result
    } catch (error) {
      if (!signal.aborted) finish(name, paint('red', '✗'), '')
      throw error
    }
  }
}
