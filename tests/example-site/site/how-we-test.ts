import type { WrittenPage } from '#site/written-page'

export const howWeTest: WrittenPage = {
  description: `كيف نعرف أي الرموز ما زال يعمل.`,
  text: `
الرمز الذي انتهى يشبه الرمز الذي يعمل، لذلك نسأل من جرّبه.

## ما نعرضه

- ما قاله الزوار.
- ما جرّبناه بأنفسنا.
`,
}
