import { Activity } from '#activity/activity.entity';
import { StrategyCall } from '#calls/strategy-call.entity';
import { ClientStoreRequest } from '#client-store/client-store-request.entity';
import { Enquiry } from '#enquiries/enquiry.entity';
import { Lead } from '#leads/lead.entity';
import { User } from '#people/user.entity';
import { Project } from '#projects/project.entity';

/** Everything that is stored. */
export const entities = [User, Project, Activity, ClientStoreRequest, Enquiry, Lead, StrategyCall];
