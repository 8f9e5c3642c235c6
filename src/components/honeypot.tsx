/** A field that people neither see nor reach. A program fills it in (domain/bot-check.ts). */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" aria-label="Leave this empty" />
    </div>
  )
}
