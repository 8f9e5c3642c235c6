import { site } from '#site'
import type { WrittenPage } from '#site/written-page'

export const cookiesPolicy: WrittenPage = {
  description: `ملفات تعريف الارتباط في ${site.name}.`,
  text: `
لا نضع أي ملف في متصفح الزائر.

## فريقنا

يحصل من يسجل الدخول من فريقنا على ملف واحد.
`,
}
