import { type FormEvent, type ReactNode, useRef } from 'react'
import type { ModalRequest } from '../../base/overlay/overlays.ts'
import { Dialog } from '../../components/dialog/index.ts'
import { takeFocus } from '../../hooks/takeFocus.ts'
import { useMergedRef } from '../../hooks/useMergedRef.ts'
import { useLast } from './useLast.ts'
import './modal.css'

/** The modal on screen. It stays rendered with its last content while it closes. */
export function ModalView({ request }: { request: ModalRequest | undefined }): ReactNode {
  const shown = useLast(request)
  const field = useRef<HTMLInputElement>(null)
  const fieldRef = useMergedRef<HTMLInputElement>(field, takeFocus)
  if (!shown) return null
  const { id, title, content, editable, placeholderText, answer, leave } = shown
  const confirm = () => answer(editable ? (field.current?.value ?? '') : '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    confirm()
  }
  return (
    <Dialog
      key={id}
      open={request !== undefined}
      title={title}
      showCancel={shown.showCancel}
      cancelText={shown.cancelText}
      cancelColor={shown.cancelColor}
      confirmText={shown.confirmText}
      confirmColor={shown.confirmColor}
      role={editable ? 'dialog' : 'alertdialog'}
      onConfirm={confirm}
      onCancel={({ detail }) => (detail.reason === 'navigation' ? leave() : answer(undefined))}
    >
      {editable ? (
        <form onSubmit={submit}>
          <input
            className="sw-modal-field"
            ref={fieldRef}
            defaultValue={content}
            placeholder={placeholderText}
            aria-label={placeholderText || title}
            enterKeyHint="done"
            data-no-draft
          />
        </form>
      ) : (
        content
      )}
    </Dialog>
  )
}
