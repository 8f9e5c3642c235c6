import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Gives all tests of pages to the last shard: they open every page in every state once for a process.
 * Those of releases go there too, so that both halves take about as long.
 */
export class PagesTogether extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const together = files.filter(({ moduleId }) => /\/(?:pages|releases)\//.test(moduleId))
    const others = await super.shard(files.filter((file) => !together.includes(file)))
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return index === count ? [...others, ...together] : others
  }
}
