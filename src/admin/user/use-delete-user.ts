import type { User } from '#domain/user'
import { confirm } from '../components/feedback/confirm-dialog'
import { failureText } from '../components/feedback/failure-text'
import { showSnackbar } from '../components/feedback/snackbars'
import { useOptimisticChange } from '../components/optimistic-changes'
import { callAsStaff } from '../session/staff-call'

/**
 * Asks, then deletes a user: the row goes at once, and comes back where it may not (product.md, sections 5
 * and 8).
 */
export function useDeleteUser() {
  const change = useOptimisticChange()
  return async function deleteUser(user: User): Promise<void> {
    const question = `Delete the user ${user.name}?`
    const detail = 'They are signed out everywhere and cannot sign in any more.'
    if (!(await confirm({ question, detail, yes: 'Delete' }))) return
    await change({
      item: user,
      as: 'removed',
      call: () => callAsStaff('DELETE /users/{id}', { params: { id: user._id } }),
      reads: ['GET /users/'],
    }).then(
      () => showSnackbar({ text: `User ${user.name} deleted successfully!` }),
      (error: unknown) =>
        showSnackbar({ text: failureText('Failed to delete user.', error), tone: 'failure' }),
    )
  }
}
