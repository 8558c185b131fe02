import { Registration } from '#src/features/registration/registration.tsx'

export function RegisterPage() {
  return <Registration />
}
