import { useQueryClient } from '@tanstack/react-query'
import { newUserFormSchema, type User } from '#domain/user'
import { renewSession, useSession } from '../../lib/session'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { FormDialog } from '../components/form/form-dialog'
import { useEntityForm } from '../components/form/use-entity-form'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'
import { UserFields } from './user-fields'
import { changedUserSchema, newUser, valuesOf } from './user-form'

const lists = ['GET /users/'] as const

const failed = (error: unknown) => failureText('Failed to save user.', error)

/** Users have no versions, so that two of them are never compared. */
const labels = {}

/** Creates a user, with a password that they sign in with (product.md, sections 5 and 8). */
export function CreateUserDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient()
  const form = useEntityForm({
    schema: newUserFormSchema,
    values: newUser,
    save: (body) => callAsStaff('POST /users/register', { body }),
    onSaved: ({ name }) => {
      showSnackbar({ text: `User ${name} added successfully!` })
      void client.invalidateQueries({ queryKey: lists })
      onClose()
    },
    failureText: failed,
  })
  return (
    <FormDialog title="Add user" form={form} submitLabel="Add user" onClose={onClose} labels={labels}>
      <UserFields isNew />
    </FormDialog>
  )
}

/** Changes name, e-mail address and role of a user (product.md, sections 7 and 8). */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const me = useSession((session) => session.user?._id)
  const change = useOptimisticChange()
  const form = useEntityForm({
    schema: changedUserSchema,
    values: valuesOf(user),
    save: (body) =>
      change({
        item: user,
        as: {},
        call: () => callAsStaff('PATCH /users/{id}', { params: { id: user._id }, body }),
        reads: lists,
      }),
    onSaved: ({ name }) => {
      showSnackbar({ text: `User ${name} updated successfully!` })
      // One's own name, address and role are in the session as well.
      if (user._id === me) void renewSession()
      onClose()
    },
    failureText: failed,
  })
  return (
    <FormDialog title={`Edit ${user.name}`} form={form} onClose={onClose} labels={labels}>
      <UserFields />
    </FormDialog>
  )
}
