export type Step = <T>(name: string, run: () => Promise<T>) => Promise<T>

export const createSteps =
  (print: (line: string) => void, signal: AbortSignal): Step =>
  async (name, run) => {
    const began = performance.now()
    try {
      const result = await run()
      print(`  ✓ ${name.padEnd(34)} ${((performance.now() - began) / 1000).toFixed(1)} s`)
      return result
    } catch (error) {
      if (!signal.aborted) print(`  ✗ ${name}`)
      throw error
    }
  }
