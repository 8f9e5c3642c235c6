/**
 * People neither see nor reach this field; bots fill it in (domain/http/bot-check.ts). The label is for people
 * without style sheets, who see it.
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
