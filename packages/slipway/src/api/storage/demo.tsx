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
  const [note, setNote] = useState(() => String(getStorageSync(noteKey)))
  const [picture, setPicture] = useState('No file is kept yet')
  const [info, setInfo] = useState<StorageInfo>()
  const [changes, setChanges] = useState<readonly string[]>([])
  const [atOnce, setAtOnce] = useState('')
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
  const keepNote = () => run(() => setStorageSync(noteKey, note))
  const keepFile = (file: File | undefined) => run(() => file && setStorage({ key: fileKey, data: file }))
  const readFile = () =>
    run(async () => {
      const { name, size } = (await getStorage({ key: fileKey })).data as File
      setPicture(`${name}, ${size} bytes`)
    })
  const forgetNote = () =>
    run(() => {
      removeStorageSync(noteKey)
      setNote(getStorageSync(noteKey) as string)
    })
  const forgetFile = () => run(() => removeStorage({ key: fileKey }).then(() => setPicture('No file is kept')))
  const count = () => run(() => setAtOnce(`${getStorageInfoSync().keys.length} keys, told at once`))

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
        <h2 className="demo-title">A text</h2>
        <div className="demo-card">
          <label className="demo-row">
            Note
            <input value={note} onChange={(event) => setNote(event.target.value)} />
          </label>
          <div className="demo-row">
            <Button size="mini" type="primary" onClick={keepNote}>
              Keep
            </Button>
            <Button size="mini" onClick={forgetNote}>
              Forget
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">A file</h2>
        <div className="demo-card">
          <label className="demo-row">
            File
            <input type="file" onChange={(event) => keepFile(event.target.files?.[0])} />
          </label>
          <output className="demo-row">{picture}</output>
          <div className="demo-row">
            <Button size="mini" onClick={readFile}>
              Read it
            </Button>
            <Button size="mini" onClick={forgetFile}>
              Forget it
            </Button>
          </div>
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What has changed, in this tab and in others</h2>
        <output className="demo-card">{changes.join(' · ') || 'Nothing yet'}</output>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">What is stored, and what was refused</h2>
        <div className="demo-card">
          <output className="demo-row">
            {info ? `${info.keys.length} keys, ${info.currentSize} of ${info.limitSize} KB` : 'Keep something first'}
          </output>
          <output className="demo-row">{atOnce || 'Not counted at once yet'}</output>
          <div className="demo-row">
            <Button size="mini" onClick={count}>
              Count at once
            </Button>
            <Button size="mini" onClick={() => run(clearStorage)}>
              Clear
            </Button>
            <Button size="mini" onClick={() => run(clearStorageSync)}>
              Clear at once
            </Button>
          </div>
          <output className="demo-row">{failure || 'Nothing was refused'}</output>
        </div>
      </section>
    </>
  )
}
