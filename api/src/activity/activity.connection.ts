import { Activity } from '#activity/activity.entity';
import { connectionOf } from '#db/page';

export const ActivityConnection = connectionOf(Activity, 'Activity');
