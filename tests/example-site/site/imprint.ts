import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

export const imprint: WrittenPage = {
  description: `من يدير ${site.name} وكيف تصل إليه.`,
  text: `
## المحتوى

نراجع ما ننشره بعناية.
`,
}
