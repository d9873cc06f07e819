# Everything in this folder. Sourced; sets `root`, the repository's folder.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
for step in messages packages stamps node build; do
  # shellcheck source=/dev/null
  source "$root/deploy/steps/$step.sh"
done
unset step
