/** The first field with an error, or else the first empty required one, or else the first field. */
export function focusFirstToFill(form: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input')]
  const first =
    fields.find((field) => field.getAttribute('aria-invalid') === 'true') ??
    fields.find(({ required, value }) => required && value === '') ??
    fields[0]
  first?.focus()
}
