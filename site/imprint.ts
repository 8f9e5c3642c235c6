import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

/** What the imprint says beneath the details of site.ts. */
export const imprint: WrittenPage = {
  description: `Who runs ${site.name}, and how to reach them.`,
  text: `
## Content

We check what we publish with care. Links lead to sites that others run; they alone are answerable
for what is shown there.
`,
}
