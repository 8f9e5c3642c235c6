import written from '../../../site/cookies-policy.md?raw'
import { LegalText } from './legal-text'

export default function CookiesPolicyPage() {
  return <LegalText page="cookiesPolicy" written={written} />
}
