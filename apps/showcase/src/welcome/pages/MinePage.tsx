export default function MinePage() {
  return <p>Mine</p>
}
