import { Activity } from '#activity/activity.entity';
import { getConnection } from '#db/page';

export const ActivityConnection = getConnection(Activity, 'Activity');
