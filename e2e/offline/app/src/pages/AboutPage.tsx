import { deployment } from '../deployment.ts'

export default function AboutPage() {
  return <p>The page About of deployment {deployment}</p>
}
