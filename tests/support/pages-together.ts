import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Gives all tests of pages to the last shard: they open every page in every state once for a process. */
export class PagesTogether extends BaseSequencer {
  override async shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofPages = files.filter(({ moduleId }) => moduleId.includes('/pages/'))
    const others = await super.shard(files.filter((file) => !ofPages.includes(file)))
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 }
    return index === count ? [...others, ...ofPages] : others
  }
}
