import type { MeasuredAwardKind } from '@fairway/api/choice/field/award';
import type { MeasuredKind } from '@fairway/golf';

/** As the engine names the kinds. */
export const GOLF_KIND: Readonly<Record<MeasuredAwardKind, MeasuredKind>> = {
  'longest-drive': 'longest-drive',
  'nearest-to-the-pin': 'nearest-pin',
  'nearest-to-the-line': 'nearest-line',
};

/** What a ball must lie on to count. */
export const targetOf = ({ kind }: { kind: string }): 'green' | 'fairway' => (kind === 'nearest-to-the-pin' ? 'green' : 'fairway');

/** Whether the longest wins, or the nearest. */
export const reachOf = ({ kind }: { kind: string }): 'far' | 'near' => (kind === 'longest-drive' ? 'far' : 'near');
