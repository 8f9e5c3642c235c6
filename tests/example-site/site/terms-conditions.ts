import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

export const termsConditions: WrittenPage = {
  description: `شروط استخدام ${site.name}.`,
  text: `
باستخدامك ${site.name} فأنت توافق على ما يلي.

## ما هو هذا الموقع

دليل للمتاجر والعروض. نحن لا نبيع شيئًا.
`,
}
