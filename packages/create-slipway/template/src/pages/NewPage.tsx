import { navigateBack, showToast } from 'slipway'
import { addBook } from '../books'
import { useWords } from '../words'

export default function NewPage() {
  const words = useWords()

  async function save(form: FormData) {
    const text = (name: string) => String(form.get(name)).trim()
    await addBook({ title: text('title'), author: text('author'), note: text('note') })
    await navigateBack()
    await showToast({ title: words.saved })
  }

  return (
    <form className="content" action={save}>
      <div className="group">
        <label className="field">
          <span className="field-name">{words.title}</span>
          <input className="field-input" name="title" required pattern=".*\S.*" maxLength={200} autoComplete="off" />
        </label>
        <label className="field">
          <span className="field-name">{words.author}</span>
          <input className="field-input" name="author" required pattern=".*\S.*" maxLength={200} autoComplete="off" />
        </label>
      </div>
      <label>
        <span className="group-title">{words.note}</span>
        <textarea className="group note" name="note" rows={4} maxLength={1000} placeholder={words.notePlaceholder} />
      </label>
      <div className="actions">
        <button type="submit" className="button">
          {words.save}
        </button>
      </div>
    </form>
  )
}
