import '@aws-amplify/ui-react/styles.layer.css'
import '../../src/admin/theme.css'
import { Button } from '@aws-amplify/ui-react'
import { type ReactNode, useEffect } from 'react'
import * as z from 'zod'
import { ApiError } from '#lib/api-error'
import { ActionButton } from '../../src/admin/components/action-button'
import { confirm, ConfirmDialog } from '../../src/admin/components/feedback/confirm-dialog'
import { Modal } from '../../src/admin/components/feedback/modal'
import { showSnackbar, Snackbars } from '../../src/admin/components/feedback/snackbars'
import { CheckboxInput } from '../../src/admin/components/form/checkbox-input'
import { ConflictDialog } from '../../src/admin/components/form/conflict-dialog'
import { EntityForm } from '../../src/admin/components/form/entity-form'
import { emptyValues, type Fields, Inputs, labelsOf } from '../../src/admin/components/form/fields'
import { FormDialog } from '../../src/admin/components/form/form-dialog'
import { FormPage } from '../../src/admin/components/form/form-page'
import { ImagePicker } from '../../src/admin/components/form/image-picker'
import { SelectInput } from '../../src/admin/components/form/select-input'
import { SlugHint } from '../../src/admin/components/form/slug-hint'
import { DecimalInput, TextInput } from '../../src/admin/components/form/text-input'
import { useEntityForm } from '../../src/admin/components/form/use-entity-form'
import type { Saving } from '../../src/admin/components/form/use-saving'
import { ShortcutHelp } from '../../src/admin/components/table/shortcut-help'
import { tableStories } from './admin-table-stories'
import { longName, longText, never, nothing, Opened, picture, pictureText, type Stories } from './stories'
import styles from './overview.module.css'

const photo = () => new File([pictureText], 'photo.svg', { type: 'image/svg+xml' })

const schema = z.object({
  name: z.string().min(1, 'Name is required.'),
  slug: z.string(),
  price: z.string(),
  type: z.string().min(1, 'Choose a type.'),
  text: z.string().min(1, 'Text is required.'),
  isTop: z.boolean(),
  image: z.array(z.instanceof(File)).min(1, 'Choose an image.'),
})
type Values = z.infer<typeof schema>

const types = [
  ['', 'Choose one'],
  ['coupon', 'Coupon'],
] as const

const fields: Fields<never, Values> = {
  name: { label: 'Name', empty: '', input: (field) => <TextInput {...field} isRequired /> },
  slug: {
    label: 'Slug',
    empty: 'zephyr',
    input: (field) => <TextInput {...field} hint={<SlugHint path="/store/" />} />,
  },
  price: { label: 'Price', empty: '', input: (field) => <DecimalInput {...field} placeholder="9.90" /> },
  type: {
    label: 'Type',
    empty: '',
    input: (field) => <SelectInput {...field} isRequired options={types} hint="A deal has no code." />,
  },
  text: { label: 'Text', empty: '', input: (field) => <TextInput {...field} isRequired rows={3} /> },
  isTop: { label: 'Show it on the home page', empty: false, input: (field) => <CheckboxInput {...field} /> },
  image: {
    label: 'Image',
    empty: [],
    input: (field) => <ImagePicker {...field} isRequired longestSide={480} current={picture} />,
  },
}
const empty = emptyValues<Values>(fields)
const filled: Values = { ...empty, name: longName, type: 'coupon', text: longText, image: [photo()] }
const labels = labelsOf(fields)

interface FormProps {
  values?: Values
  /** Sends the form as soon as it is shown, to this. */
  sendTo?: (saving: Saving) => Promise<void>
}

function useStoryForm({ values = empty, sendTo }: FormProps) {
  const form = useEntityForm<Values, Values, void>({
    schema,
    values,
    save: async (_, saving) => sendTo?.(saving),
    onSaved: nothing,
    failureText: () => 'Failed to save it. Please try again.',
  })
  useEffect(() => {
    if (sendTo) void form.submit()
    // Once: a form is another with each rendering.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return form
}

function Form({ isDisabled = false, ...props }: FormProps & { isDisabled?: boolean }) {
  return (
    <EntityForm form={useStoryForm(props)} submitLabel="Save" onCancel={nothing} isDisabled={isDisabled}>
      <Inputs fields={fields} />
    </EntityForm>
  )
}

/** One input in a form of its own. */
function Input({ values, sendTo, children }: FormProps & { children: ReactNode }) {
  const form = useStoryForm({ ...(values && { values }), ...(sendTo && { sendTo }) })
  return (
    <EntityForm form={form} submitLabel="Save">
      {children}
    </EntityForm>
  )
}

function NewSlug() {
  const form = useStoryForm({})
  useEffect(() => form.methods.setValue('slug', 'zephyr-outfitters'), [form.methods])
  return (
    <EntityForm form={form} submitLabel="Save">
      <TextInput name="slug" label="Slug" isRequired hint={<SlugHint path="/store/" />} />
    </EntityForm>
  )
}

function Dialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title="Edit Store" form={useStoryForm({})} labels={labels} onClose={onClose}>
      <Inputs fields={fields} />
    </FormDialog>
  )
}

function Conflict({ onClose }: { onClose: () => void }) {
  const form = useStoryForm({ values: filled })
  const conflict = { mine: filled, theirs: empty, version: 2, disputed: ['name', 'text'] }
  return <ConflictDialog form={{ ...form, conflict, closeConflict: onClose }} labels={labels} />
}

function AllSnackbars() {
  useEffect(() => {
    const shownFor = 2 ** 31 - 1
    showSnackbar({ text: 'Store updated successfully.', shownFor })
    const undo = { label: 'Undo', run: nothing }
    showSnackbar({ text: 'Review approved.', detail: longName, action: undo, shownFor })
    showSnackbar({ text: 'Failed to delete store.', tone: 'failure', action: undo, shownFor })
  }, [])
  return (
    <div className={styles.contained}>
      <Snackbars />
    </div>
  )
}

function Question() {
  const ask = () =>
    void confirm({
      question: 'Are you sure you want to delete this store?',
      detail: 'Its coupons go too.',
      yes: 'Delete',
    })
  return (
    <>
      <Button data-opens onClick={ask}>
        Open
      </Button>
      <ConfirmDialog />
    </>
  )
}

function modal(size: 'small' | 'medium' | 'large') {
  return (
    <Opened>
      {(close) => (
        <Modal title={longName} size={size} onClose={close}>
          <p>{longText}</p>
          <Button data-first-focus>Do it</Button>
        </Modal>
      )}
    </Opened>
  )
}

/** The states of every component of src/admin/components. */
export const stories: Stories = {
  Button: {
    usual: <Button>Cancel</Button>,
    primary: <Button variation="primary">Save</Button>,
    link: <Button variation="link">Clear selection</Button>,
    disabled: <Button isDisabled>Previous</Button>,
    small: <Button size="small">Edit</Button>,
  },
  ActionButton: {
    usual: <ActionButton isWaiting={false}>Delete</ActionButton>,
    waiting: <ActionButton isWaiting>Delete</ActionButton>,
    'primary, waiting': (
      <ActionButton variation="primary" isWaiting>
        Approve
      </ActionButton>
    ),
  },
  ConfirmDialog: { usual: <Question /> },
  Modal: {
    small: modal('small'),
    medium: modal('medium'),
    large: modal('large'),
    'without a close button': (
      <Opened>
        {(close) => (
          <Modal title="Your session has ended" description={longText} size="small">
            <Button onClick={close}>Leave</Button>
          </Modal>
        )}
      </Opened>
    ),
  },
  Snackbars: { 'a success, one with an action, a failure': <AllSnackbars /> },
  EntityForm: {
    usual: <Form />,
    'filled in': <Form values={filled} />,
    'with errors': <Form sendTo={never} />,
    busy: <Form values={filled} sendTo={never} />,
    uploading: (
      <Form
        values={filled}
        sendTo={({ onProgress }) => {
          onProgress(0.4)
          return never()
        }}
      />
    ),
    failed: <Form values={filled} sendTo={() => Promise.reject(new ApiError(500, ''))} />,
    disabled: <Form isDisabled />,
  },
  TextInput: {
    'with a hint': (
      <Input>
        <TextInput name="name" label="Name" hint="As the store writes it." />
      </Input>
    ),
    disabled: (
      <Input values={filled}>
        <TextInput name="name" label="Name" isRequired isDisabled />
      </Input>
    ),
    password: (
      <Input>
        <TextInput name="name" label="Password" isRequired type="password" />
      </Input>
    ),
  },
  SlugHint: { 'a changed address': <NewSlug /> },
  ImagePicker: {
    'several images': (
      <Input values={{ ...empty, image: [photo(), photo(), photo()] }}>
        <ImagePicker name="image" label="Images" isMultiple longestSide={480} />
      </Input>
    ),
  },
  FormPage: {
    usual: (
      <FormPage title="Create Store" back={{ label: 'Stores', path: '/admin/stores' }}>
        <Form />
      </FormPage>
    ),
  },
  FormDialog: { usual: <Opened>{(close) => <Dialog onClose={close} />}</Opened> },
  ConflictDialog: { usual: <Opened>{(close) => <Conflict onClose={close} />}</Opened> },
  ...tableStories,
  ShortcutHelp: { usual: <ShortcutHelp /> },
}
