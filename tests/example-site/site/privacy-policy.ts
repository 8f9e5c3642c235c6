import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

export const privacyPolicy: WrittenPage = {
  description: `ماذا يعرف ${site.name} عن زواره.`,
  text: `
يمكنك تصفح ${site.name} من دون حساب.

## ما نجمعه

- عنوان الصفحة ووقت الطلب.
- ما تكتبه في نماذجنا.

إن كان لديك سؤال [فراسلنا](/reach-us).
`,
}
