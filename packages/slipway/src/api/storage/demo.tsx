import { useEffect, useState } from 'react'
import {
  clearStorage,
  clearStorageSync,
  getStorage,
  getStorageInfo,
  getStorageInfoSync,
  getStorageSync,
  onStorageChange,
  removeStorage,
  removeStorageSync,
  type StorageInfo,
  setStorage,
  setStorageSync,
} from 'slipway/api/storage'
import { Button } from 'slipway/components/button'

const noteKey = 'demo.note'
const fileKey = 'demo.file'

export default function StorageDemo() {
  const [note, setNote] = useState('')
  const [picture, setPicture] = useState('No file read yet')
  const [info, setInfo] = useState<StorageInfo>()
  const [changes, setChanges] = useState<readonly string[]>([])
  const [count, setCount] = useState('')
  const [failure, setFailure] = useState('')

  const run = async (step: () => unknown) => {
    try {
      setFailure('')
      await step()
      setInfo(await getStorageInfo())
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  const saveNote = () => run(() => setStorageSync(noteKey, note))
  const saveFile = (file: File | undefined) => run(() => file && setStorage({ key: fileKey, data: file }))
  const readFile = () =>
    run(async () => {
      const { name, size } = (await getStorage({ key: fileKey })).data as File
      setPicture(`${name}, ${size} bytes`)
    })
  const removeNote = () =>
    run(() => {
      removeStorageSync(noteKey)
      setNote(getStorageSync(noteKey) as string)
    })
  const removeFile = () => run(() => removeStorage({ key: fileKey }).then(() => setPicture('File removed')))
  const countKeys = () => run(() => setCount(`${getStorageInfoSync().keys.length} keys`))

  // In an effect, because the HTML of the page is rendered without the user's storage.
  useEffect(() => setNote(String(getStorageSync(noteKey))), [])
  useEffect(
    () =>
      onStorageChange(({ key, type, elsewhere }) => {
        const line = `${key}: ${type}${elsewhere ? ' in another tab' : ''}`
        setChanges((lines) => [line, ...lines].slice(0, 5))
      }),
    [],
  )

  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Text</h2>
        <div className="demo-card">
          <label className="demo-row">
            Note
            <input value={note} onChange={(event) => setNote(event.target.value)} />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={saveNote}>
              Save
            </Button>
            <Button size="mini" onClick={removeNote}>
              Remove
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">File</h2>
        <div className="demo-card">
          <label className="demo-row">
            File
            <input type="file" onChange={(event) => saveFile(event.target.files?.[0])} />
          </label>
          <output className="demo-row">{picture}</output>
          <div className="demo-row">
            <Button size="mini" onClick={readFile}>
              Read
            </Button>
            <Button size="mini" onClick={removeFile}>
              Remove
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Changes in this tab and in others</h2>
        <output className="demo-card">{changes.join(' · ') || 'No change yet'}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Storage used, and errors</h2>
        <div className="demo-card">
          <output className="demo-row">
            {info
              ? `${info.keys.length} keys, ${info.currentSize} of ${info.limitSize} KB`
              : 'Save a text or a file first'}
          </output>
          <output className="demo-row">{count || 'Not counted yet'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={countKeys}>
              Count keys synchronously
            </Button>
            <Button size="mini" onClick={() => run(clearStorage)}>
              Clear
            </Button>
            <Button size="mini" onClick={() => run(clearStorageSync)}>
              Clear synchronously
            </Button>
          </div>
          <output className="demo-row">{failure || 'No error'}</output>
        </div>
      </section>
    </>
  )
}
