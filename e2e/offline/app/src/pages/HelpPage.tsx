import { deployment } from '../deployment.ts'

export default function HelpPage() {
  return <p>The page Help of deployment {deployment}</p>
}
