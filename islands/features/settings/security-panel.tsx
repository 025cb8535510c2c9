import { useAccount } from '#islands/data/api/account-api.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { PasskeysSetting } from './passkeys-setting.tsx'
import { SecondFactorSetting } from './second-factor-setting.tsx'

/** Passkeys and the second factor. */
export function SecurityPanel() {
  const { data: account, error, mutate } = useAccount()
  return (
    <div className="body">
      {error && !account && <LoadProblem error={error} onRetry={() => mutate()} />}
      {account && (
        <>
          <PasskeysSetting account={account} />
          <SecondFactorSetting account={account} />
        </>
      )}
    </div>
  )
}
