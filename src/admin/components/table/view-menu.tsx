import { Button, TextField } from '@aws-amplify/ui-react'
import { type SyntheticEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { showSnackbar } from '../feedback/snackbars'
import { MoreButtons } from '../more-buttons'
import { RowButton } from '../row-button'
import { forgetView, saveView, useSavedViews } from './saved-views'
import type { ListAddress } from './use-list-address'
import styles from './view-menu.module.css'

/** The saved views of a list, and a form that saves the one in the address. A link shares a view. */
export function ViewMenu({ address: { pathname, view } }: { address: ListAddress }) {
  const views = useSavedViews((saved) => saved.views).filter(({ path }) => path.startsWith(`${pathname}?`))
  const isSaved = views.some(({ path }) => path === view)
  if (views.length === 0 && view === pathname) return null
  return (
    <MoreButtons label="Views" icon="views" isOn={isSaved}>
      {views.map(({ name, path }) => (
        <div key={path} className={`row ${styles.view}`}>
          <Link to={path} dir="auto" aria-current={path === view || undefined}>
            {name}
          </Link>
          <RowButton text="Forget" icon="reject" name={name} onClick={() => forgetView(path)} />
        </div>
      ))}
      {!isSaved && view !== pathname && <SaveForm path={view} />}
    </MoreButtons>
  )
}

function SaveForm({ path }: { path: string }) {
  const [name, setName] = useState('')
  function save(event: SyntheticEvent) {
    event.preventDefault()
    if (name.trim() === '') return
    saveView({ name: name.trim(), path })
    showSnackbar({ text: 'View saved', detail: name.trim() })
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label="Name of this view"
        size="small"
        dir="auto"
        maxLength={60}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <Button type="submit" size="small">
        Save view
      </Button>
    </form>
  )
}
