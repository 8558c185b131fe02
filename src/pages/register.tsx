import { Registration } from '#src/features/account/registration.tsx'

export function RegisterPage() {
  return <Registration />
}
