/**
 * People neither see nor reach this field; bots fill it in (domain/http/bot-check.ts). People without style
 * sheets see it, so it has a label.
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
