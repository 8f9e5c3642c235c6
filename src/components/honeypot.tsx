/** Only bots fill it in (domain/field/bot-check.ts). Without style sheets people see its label. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
