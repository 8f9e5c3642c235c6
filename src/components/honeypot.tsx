/**
 * A field that people neither see nor reach. A program fills it in (domain/http/bot-check.ts). Its label is
 * for those who read without style sheets, and see it.
 */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
