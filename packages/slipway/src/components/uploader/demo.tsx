import { useState } from 'react'
import { Button } from 'slipway/components/button'
import { Form, FormMessage, type FormValues } from 'slipway/components/form'
import { Uploader, type UploadFunction, type UploadItem } from 'slipway/components/uploader'

/** Simulates a server that needs two seconds for a file, and rejects each third upload once. */
const upload: UploadFunction = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let percent = 0
    const timer = setInterval(() => {
      percent += 10
      onProgress(percent)
      const fails = percent === 60 && ++uploads % 3 === 0
      if (fails) reject(new Error('the server is busy'))
      else if (percent >= 100) resolve(`/files/${encodeURIComponent(file.name)}`)
      if (fails || percent >= 100) clearInterval(timer)
    }, 200)
    signal.addEventListener('abort', () => clearInterval(timer))
  })
let uploads = 0

/** An image of a hill, in a given hue. */
const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">
      <rect width="120" height="120" fill="hsl(${hue} 70% 82%)"/>
      <circle cx="86" cy="36" r="14" fill="hsl(${hue + 40} 90% 92%)"/>
      <path d="M0 90 36 50l28 30 18-16 38 36v20H0z" fill="hsl(${hue} 45% 45%)"/>
    </svg>`,
  )}`

const photos: readonly Partial<UploadItem>[] = [
  { url: picture(200), name: 'Lake.jpg', type: 'image/jpeg' },
  { url: picture(20), name: 'Desert.jpg', type: 'image/jpeg' },
]

const states: readonly Partial<UploadItem>[] = [
  { key: '1', url: picture(120), name: 'Forest.jpg', type: 'image/jpeg', status: 'uploading', progress: 40 },
  { key: '2', url: picture(280), name: 'Dusk.jpg', type: 'image/jpeg', status: 'failed' },
  { key: '3', name: 'Report.pdf', size: 1_480_000, status: 'uploading', progress: 75 },
  { key: '4', name: 'A file with a very long name that does not fit.pdf', size: 88_000_000 },
]

export default function UploaderDemo() {
  const [count, setCount] = useState(photos.length)
  const [sent, setSent] = useState<FormValues>()
  return (
    <>
      <section className="demo-section">
        <h2 className="demo-title">Photos</h2>
        <div className="demo-card">
          <Uploader
            aria-label="Photos"
            name="photos"
            accept="image/*"
            multiple
            max={9}
            maxSize={10_000_000}
            defaultValue={photos}
            upload={upload}
            onChange={({ detail }) => setCount(detail.value.length)}
          />
        </div>
        <p className="demo-note">{count} of 9, each up to 10 MB. Drop files here, or paste them.</p>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Required, in a form</h2>
        <Form
          className="demo-card"
          style={{ display: 'grid', gap: 12 }}
          onSubmit={({ detail }) => setSent(detail.value)}
        >
          <Uploader aria-label="Receipt" name="receipt" accept="image/*,.pdf" max={2} required upload={upload} />
          <FormMessage name="receipt" />
          <Button type="primary" formType="submit">
            Send
          </Button>
          <output>{sent && JSON.stringify(sent)}</output>
        </Form>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Single file, without upload</h2>
        <div className="demo-card">
          <Uploader aria-label="Document" name="document" accept=".pdf,.txt" max={1} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Uploading and failed</h2>
        <div className="demo-card">
          <Uploader aria-label="Uploads" defaultValue={states} max={4} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">From right to left</h2>
        <div className="demo-card" dir="rtl">
          <Uploader aria-label="From right to left" defaultValue={photos.slice(0, 1)} upload={upload} />
        </div>
      </section>
      <section className="demo-section">
        <h2 className="demo-title">Read only and disabled</h2>
        <div className="demo-card">
          <Uploader aria-label="Read only" readOnly defaultValue={photos} />
        </div>
        <div className="demo-card">
          <Uploader aria-label="Disabled" disabled defaultValue={photos.slice(1)} />
        </div>
      </section>
    </>
  )
}
